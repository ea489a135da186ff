import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatMoment } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy } from '#src/features/income/copy.ts';
import { LINKS, type LinkMethod, type LinkType, optionOf } from '#src/features/income/methods.ts';
import { type UploadType, uploadsFor } from '#src/features/income/uploads.ts';
import { useFlag } from '#src/platform/useFlag.ts';

interface OfferedMethod {
  method: string;
  available: boolean;
  reason?: string | null | undefined;
  vendor?: string | null | undefined;
}

export type VerificationOption =
  | {
      kind: 'link';
      type: LinkType;
      title: string;
      action: string;
      detail: string;
      refusal: string | undefined;
    }
  | { kind: 'upload'; types: readonly UploadType[]; title: string; detail: string };

const DAY_AND_TIME = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
} as const;

/**
 * The ways to verify income, in the server's order: each link once, documents once. The self-employed are verified by
 * their taxes only where the organisation has that. One that cannot be used now stays in the list and says why; documents
 * can always be sent (docs/rules.md#ways-to-verify-income).
 */
export function useMethods({
  methods,
  employmentType,
}: {
  methods: readonly OfferedMethod[];
  employmentType: string;
}): VerificationOption[] {
  const t = useCopy(copy);
  const timeZone = timeZoneOf(useApplication().heloc.property.state);
  const irsDown = useFlag('irsMaintenance');
  const isSelfEmployed = employmentType === 'SELF_EMPLOYED';
  const readsTaxes = useFlag('selfEmployTaxVerification') || !isSelfEmployed;
  const upload: VerificationOption = {
    kind: 'upload',
    types: uploadsFor(employmentType),
    title: t('uploadTitle'),
    detail: t('uploadDetail'),
  };
  const options = new Map<string, VerificationOption>();
  for (const offered of methods) {
    const type = optionOf(offered.method);
    if (options.has(type)) continue;
    if (type === 'upload') options.set(type, upload);
    else if (readsTaxes || !('taxes' in LINKS[type])) options.set(type, linkOption(type, offered));
  }
  if (!options.has('upload')) options.set('upload', upload);
  return [...options.values()];

  function linkOption(type: LinkType, { available, reason, vendor }: OfferedMethod): VerificationOption {
    const link: LinkMethod = LINKS[type];
    const down = irsDown && link.irs;
    const refusal = down ? irsText(reason) : available ? undefined : (!available && reason) || t('notNow');
    return {
      kind: 'link',
      type,
      title: t(isSelfEmployed && type === 'pointserv' ? 'irsTitleSelfEmployed' : link.title),
      action: t(link.action),
      detail: t(link.detail, { vendor: vendor || t('partner') }),
      refusal,
    };
  }

  /** The time is the server's to know. */
  function irsText(reason: string | null | undefined): string {
    const until = Date.parse(reason ?? '');
    if (Number.isNaN(until)) return reason || t('irsDownOpen');
    return t('irsDown', { time: formatMoment(new Date(until), { ...DAY_AND_TIME, timeZone }) });
  }
}
