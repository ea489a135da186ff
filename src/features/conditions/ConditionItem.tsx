import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import {
  asksNothing,
  type ConditionState,
  isOpen,
  type Known,
  stateOf,
} from '#src/domain/conditions/conditions.ts';
import { slotsOf, taskOf } from '#src/domain/conditions/tasks.ts';
import { formatList } from '#src/domain/text/format.ts';
import { Badge, type BadgeProps } from '#src/ui/primitives/Badge.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { useCase } from '../case/CaseContext.ts';
import { FlowLink } from '../flow/FlowLink.tsx';
import { Comments } from './Comments.tsx';
import { copy } from './copy.ts';
import { DueDate } from './DueDate.tsx';
import { hintsFor } from './hints.ts';
import { MissingPhone } from './MissingPhone.tsx';
import { useTexts } from './useTexts.ts';
import { useWayNames } from './useWayNames.ts';

const TONES = {
  TODO: 'info',
  SUBMITTED: 'neutral',
  NEEDS_ANOTHER_TRY: 'warning',
  DONE: 'success',
} as const satisfies Record<ConditionState, BadgeProps['tone']>;

/** One request: what, why, until when, how far it is, and what there is to do. */
export function ConditionItem({ condition }: { condition: Known<Condition> }) {
  const t = useCopy(copy);
  const { title, ask } = useTexts()(condition);
  const state = stateOf(condition);
  const isLookedAt = asksNothing(condition) && state !== 'DONE';
  return (
    <Card as="li" compact>
      <Stack gap={1.5}>
        <Heading level={2} look={3}>
          {title}
        </Heading>
        <Stack direction="row" gap={1}>
          <Badge tone={TONES[state]}>{t(isLookedAt ? 'looking' : state)}</Badge>
          {isOpen(condition) ? <DueDate dueDate={condition.dueDate} /> : null}
        </Stack>
        {isOpen(condition) || isLookedAt ? <Text>{ask}</Text> : null}
        {isOpen(condition) ? <ToSend condition={condition} /> : null}
        <Comments condition={condition} />
        {state === 'SUBMITTED' ? <InReview condition={condition} /> : null}
        {isOpen(condition) ? <Action condition={condition} title={title} /> : null}
      </Stack>
    </Card>
  );
}

/** What would do, by each place of the page. */
function ToSend({ condition }: { condition: Known<Condition> }) {
  const t = useCopy(copy);
  const nameOfWay = useWayNames();
  const slots = slotsOf(condition);
  if (slots.length === 0) return null;
  return (
    <div>
      <Text muted>{t('toSend')}</Text>
      <ul>
        {slots.map(({ ways }) => {
          const names = formatList(ways.map(nameOfWay), 'disjunction');
          return <li key={names}>{names}</li>;
        })}
      </ul>
    </div>
  );
}

/** By whom it is looked at, and how long that takes. */
function InReview({ condition }: { condition: Known<Condition> }) {
  const t = useCopy(copy);
  return (
    <Text muted>
      {taskOf(condition).path === 'identity'
        ? t.rich('specialist', { phone: <SupportPhone /> })
        : t('inReview')}
    </Text>
  );
}

function Action({ condition, title }: { condition: Known<Condition>; title: string }) {
  const t = useCopy(copy);
  const { tasks } = useCase();
  if (!tasks) return null;
  const { path } = taskOf(condition);
  if (path === 'phone-number' && tasks.phone === undefined) return <MissingPhone />;
  const [to, label] = {
    'upload-document': [tasks.upload, t(slotsOf(condition).length > 0 ? 'send' : 'answer')],
    'phone-number': [tasks.phone ?? tasks.index, t('addPhone')],
    identity: [tasks.identity, t('photograph')],
  }[path] as [string, string];
  return (
    <div>
      <FlowLink to={to} query={hintsFor(condition)} button>
        {label}
        <VisuallyHidden> {t('about', { title })}</VisuallyHidden>
      </FlowLink>
    </div>
  );
}
