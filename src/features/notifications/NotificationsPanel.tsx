import { use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { byNewest, createdAt } from '#src/domain/notifications/notifications.ts';
import { formatMoment } from '#src/domain/text/format.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useChosenAccount } from '../accounts/useChosenAccount.ts';
import { useMarkRead } from './changes.ts';
import { copy } from './copy.ts';
import { applied, type Notification, type Page } from './model.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { EntersContext, type Panel, usePanel } from './panelContext.ts';
import type { Feed } from './useNotifications.ts';

/** Before "View All" (docs/rules.md#notifications). */
const FIRST = 3;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(1)};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** In a script of its own, which comes when the panel is about to open. */
export function View() {
  const { feed, onLeave } = usePanel();
  const t = useCopy(copy);
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const entersIt = use(EntersContext);
  useLayoutEffect(() => {
    if (entersIt.current) box.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
    entersIt.current = false;
  }, [entersIt]);
  const change = useMarkRead(useChosenAccount());
  const isAnyUnread = (feed.unread ?? 0) > 0;
  const markAll = (items: readonly Notification[]) => {
    for (const { uuid } of items.filter((item) => item.isUnread && createdAt(item) === undefined))
      change.mutate({ uuid });
    const until = items.find((item) => createdAt(item) !== undefined)?.created;
    if (until !== undefined) change.mutate({ until });
    heading.current?.focus();
  };
  // What stands there when the panel opens stays where it is.
  const [first, setFirst] = useState(feed.newest);
  if (!first && feed.newest) setFirst(feed.newest);
  return (
    <Box ref={box} role="group" aria-labelledby={`${id}-heading`}>
      <Head>
        <Text strong id={`${id}-heading`} ref={heading} tabIndex={-1}>
          {t('heading')}
        </Text>
        {isAnyUnread && first ? (
          <LinkButton onClick={() => markAll(listOf(feed, first))}>{t('markAll')}</LinkButton>
        ) : null}
      </Head>
      {change.isError ? <Text small>{t('notSaved')}</Text> : null}
      {first ? (
        <Notifications
          feed={feed}
          first={first}
          onLeave={onLeave}
          onRead={(uuid) => change.mutate({ uuid })}
        />
      ) : (
        <Unknown feed={feed} />
      )}
    </Box>
  );
}

/** Before the first answer. */
function Unknown({ feed }: { feed: Feed }) {
  const t = useCopy(copy);
  if (!feed.hasFailed) return <Spinner label={t('loading')} />;
  return <NotLoaded onRetry={feed.retry} busy={feed.isLoading} />;
}

/** What is listed, each once, as the person and the server left it. */
function listOf({ newest, older, changes }: Feed, first: Page): readonly Notification[] {
  const listed = new Map([first, ...older].flatMap(({ items }) => items.map((item) => [item.uuid, item])));
  const latest = new Map(newest?.items.map((item) => [item.uuid, item]));
  return [...listed.values()].map((item) => applied(latest.get(item.uuid) ?? item, changes));
}

interface NotificationsProps extends Panel {
  /** What was there when the panel opened. */
  first: Page;
  onRead(uuid: string): void;
}

function Notifications({ feed, first, onRead, onLeave }: NotificationsProps) {
  const t = useCopy(copy);
  useArrivals(feed, first);
  const [isWhole, setWhole] = useState(false);
  /** How many there were when more was asked for: the focus goes on there. */
  const [before, setBefore] = useState<number>();
  const list = listOf(feed, first);
  const seen = isWhole ? list : list.slice(0, FIRST);
  const { next } = feed.older.at(-1) ?? first;
  const showMore = () => {
    setWhole(true);
    setBefore(seen.length);
    if (next && seen.length === list.length) feed.loadOlder(next);
  };
  return (
    <>
      {feed.hasFailed ? (
        <Text small muted>
          {t('asOf', {
            time: formatMoment(new Date(feed.updatedAt), { hour: 'numeric', minute: '2-digit' }),
          })}
        </Text>
      ) : null}
      {list.length > 0 ? (
        <List>
          {seen.map((item, index) => (
            <NotificationItem
              key={item.uuid}
              item={item}
              takesFocus={index === before}
              onRead={() => item.isUnread && onRead(item.uuid)}
              onLeave={onLeave}
            />
          ))}
        </List>
      ) : (
        <Text>{t('none')}</Text>
      )}
      {feed.hasOlderFailed ? <Text small>{t('olderFailed')}</Text> : null}
      {next || seen.length < list.length ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={feed.isLoadingOlder}
            busyLabel={t('loadingOlder')}
            onClick={showMore}
          >
            {t(isWhole ? 'older' : 'viewAll')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Says that there are new ones, which join the list when the panel opens the next time. */
function useArrivals({ newest }: Feed, first: Page): void {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const [top] = first.items;
  const known = new Set(first.items.map(({ uuid }) => uuid));
  const arrived = newest?.items.filter((item) => !known.has(item.uuid) && (!top || byNewest(item, top) < 0));
  const count = arrived?.length ?? 0;
  const told = useRef(0);
  const tell = useEffectEvent(() => {
    if (count > told.current) announce(t('arrived', { count: count - told.current }));
    told.current = count;
  });
  useEffect(() => {
    if (count >= 0) tell();
  }, [count]);
}
