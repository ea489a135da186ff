import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { createdAt } from '#src/domain/notifications/notifications.ts';
import { formatMoment } from '#src/domain/text/format.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useRelativeTime } from '#src/ui/primitives/useRelativeTime.ts';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { CallToAction } from './CallToAction.tsx';
import { copy } from './copy.ts';
import { clip, DESCRIPTION_MAX, type Notification, TITLE_MAX } from './model.ts';

const Row = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(0.5)};
  padding-block: ${space(1.5)};
  border-block-start: 1px solid var(--heloc-color-border);
  /* What somebody else has written turns nothing around it. */
  & > p {
    unicode-bidi: plaintext;
  }
`;
const Dot = styled.span`
  border: 0.25em solid currentColor;
  border-radius: 50%;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
`;

export interface NotificationItemProps {
  item: Notification;
  /** It has just come into the list. */
  takesFocus: boolean;
  onRead(): void;
  onLeave(): void;
}

/** One notification: text as it was sent, never markup. */
export function NotificationItem({ item, takesFocus, onRead, onLeave }: NotificationItemProps) {
  const t = useCopy(copy);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const root = title.current?.getRootNode() as Document | ShadowRoot | undefined;
    // Who has gone on reading meanwhile stays there.
    if (takesFocus && !root?.activeElement?.closest('li')) title.current?.focus();
  }, [takesFocus]);
  const time = createdAt(item);
  const markRead = () => {
    title.current?.focus();
    onRead();
  };
  return (
    <Row>
      {item.isUnread ? (
        <Badge tone="info">
          <Dot aria-hidden="true" />
          {t('unread')}
        </Badge>
      ) : null}
      <Text strong ref={title} tabIndex={-1}>
        <Clipped text={item.title} max={TITLE_MAX} />
      </Text>
      {item.description ? (
        <Text small>
          <Clipped text={item.description} max={DESCRIPTION_MAX} />
        </Text>
      ) : null}
      {time === undefined ? null : <Age time={time} />}
      <Actions>
        {item.ctas.map((cta, index) => (
          <CallToAction
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they keep their order.
            key={index}
            index={index}
            uuid={item.uuid}
            title={cta.title}
            redirectPath={cta.redirectPath}
            onFollow={onRead}
            onLeave={onLeave}
          />
        ))}
        {item.isUnread ? (
          <LinkButton about={clip(item.title, TITLE_MAX)[0]} onClick={markRead}>
            {t('markRead')}
          </LinkButton>
        ) : null}
      </Actions>
    </Row>
  );
}

function Clipped({ text, max }: { text: string; max: number }) {
  const [seen, rest] = clip(text, max);
  if (!rest) return <>{seen}</>;
  return (
    <>
      {seen}
      <span aria-hidden="true">…</span>
      <VisuallyHidden>{rest}</VisuallyHidden>
    </>
  );
}

/** How long ago, and for who has it read out the date as well. */
function Age({ time }: { time: number }) {
  const at = new Date(time);
  const age = useRelativeTime(at);
  return (
    <Text small muted>
      <time dateTime={at.toISOString()}>{age}</time>
      <VisuallyHidden>, {formatMoment(at, { dateStyle: 'long', timeStyle: 'short' })}</VisuallyHidden>
    </Text>
  );
}
