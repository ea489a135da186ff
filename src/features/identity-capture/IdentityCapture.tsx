import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { PhoneOffer } from '../handoff/PhoneOffer.tsx';
import { useHandoffPort } from '../handoff/useHandoffPort.ts';
import { useWording } from '../legal/useWording.ts';
import { useNewHeading } from '../screens/useNewHeading.ts';
import { useNamedPage } from '../screens/usePages.ts';
import { useSubstep } from '../shell/substep.ts';
import { CaptureStep } from './CaptureStep.tsx';
import { ChooseDocument } from './ChooseDocument.tsx';
import { copy } from './copy.ts';
import { remedyText } from './failures.ts';
import {
  type Captured,
  type IdentityPort,
  type Step,
  sidesLeft,
  sidesOf,
  stepFor,
  withReceived,
} from './model.ts';
import { Outcome } from './Outcome.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** For the progress: a phone may take both sides. */
const PAGE = { choose: 1, front: 2, phone: 2, back: 3, details: 4 } as const satisfies Record<Step, number>;

/**
 * Choose a document, capture its sides, check what was read from it. The step is in the address, so that Back steps
 * back; the photos are the port's to keep, so that a reload loses nothing.
 */
export function IdentityCapture({ port }: { port: IdentityPort }) {
  const box = useNewHeading(port.verification?.state);
  return (
    <div ref={box}>
      <Steps port={port} />
    </div>
  );
}

function Steps({ port }: { port: IdentityPort }) {
  const [named, go] = useNamedPage();
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { now } = useRuntime();
  const { verification, captured, save, backOfId } = port;
  const handoff = useHandoffPort();
  const step = stepFor(named, port, Boolean(handoff));
  useSubstep(verification && { step: PAGE[step], count: PAGE.details });
  if (!verification) return <Spinner />;
  const goTo = (next: Step, replace = false) => go(next, { replace });
  const sides = captured.kind ? sidesOf(captured.kind, backOfId) : undefined;

  async function send({ kind, front, back, noticeAt: shownAt }: Captured, replace = false) {
    if (!kind || !front) return;
    await port.send({
      shown: shownAt ? [{ ...quote('PROVIDED', 'CIP_NOTICE', legal('cip')), shownAt }] : [],
      documentKind: kind,
      frontDocumentUuid: front.documentUuid,
      backDocumentUuid: back?.documentUuid ?? null,
    });
    goTo('details', replace);
  }

  if (step === 'choose') {
    return (
      <ChooseDocument
        verification={verification}
        chosen={captured.kind}
        onChosen={(kind) => {
          const noticeAt = now().toISOString();
          save(kind === captured.kind ? { ...captured, noticeAt } : { kind, noticeAt });
          goTo('front');
        }}
      />
    );
  }
  if (step === 'details' || !captured.kind || !sides) {
    return (
      <Outcome
        port={port}
        verification={verification}
        onRetake={(remedy) => {
          save({ kind: captured.kind });
          goTo(remedy === 'photo' && captured.kind ? 'front' : 'choose');
        }}
      />
    );
  }
  if (step === 'phone' && handoff) {
    return (
      <PhoneStep
        port={handoff}
        asked={{
          documentKind: captured.kind,
          wanted: sidesLeft(captured, backOfId).map((documentType) => ({ documentType, max: 1 })),
        }}
        onReceived={async (received) => {
          const next = withReceived(captured, received);
          save(next);
          // In place of the code, which Back must not ask for again.
          await send(next, true);
        }}
        onBack={() => goTo('front')}
      />
    );
  }
  const side = step === 'back' ? 'back' : 'front';
  const last = side === 'back' || !sides.back;
  return (
    <CaptureStep
      key={side}
      side={side}
      kind={captured.kind}
      photo={captured[side]}
      upload={port.upload(sides[side] ?? sides.front)}
      advice={
        verification.state === 'FAILED'
          ? remedyText(verification.failure, verification.documentKind, t)
          : undefined
      }
      other={handoff ? <PhoneOffer onChosen={() => goTo('phone')} /> : null}
      onBack={() => goTo(side === 'back' ? 'front' : 'choose')}
      onUsed={async (photo) => {
        const next = { ...captured, [side]: photo };
        save(next);
        if (last) await send(next);
        else goTo('back');
      }}
    />
  );
}
