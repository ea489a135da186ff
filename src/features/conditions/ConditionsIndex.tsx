import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { isOpen, type Known, stateOf } from '#src/domain/conditions/conditions.ts';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFlow } from '../flow/FlowContext.ts';
import { Loaded } from '../loading/Loaded.tsx';
import { isFocusLost } from '../screens/headingFocus.ts';
import { useScreenTitle } from '../screens/pageTitle.ts';
import { TalkToUs } from '../shell/TalkToUs.tsx';
import { ConditionItem } from './ConditionItem.tsx';
import { copy } from './copy.ts';
import { noticeOf } from './notice.ts';
import { SaidToast } from './SaidToast.tsx';
import { useConditions } from './useConditions.ts';

/** Everything that is needed from a person, oldest first, and what has become of it (docs/rules.md#conditions). */
export function ConditionsIndex() {
  const t = useCopy(copy);
  const flow = useFlow();
  const query = useConditions();
  const { state } = useLocation();
  const open = query.data?.shown.filter(isOpen).length;
  const heading = open === undefined ? t('title') : open > 0 ? t('heading', { count: open }) : t('nothing');
  useScreenTitle(heading);
  return (
    <Toasts>
      <SaidToast />
      <Stack gap={3}>
        <Heading level={1}>{heading}</Heading>
        {noticeOf(state) === 'gone' ? <Alert tone="info">{t('gone')}</Alert> : null}
        <Loaded query={query}>{({ shown }) => <List conditions={shown} />}</Loaded>
        <div>
          <LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>
        </div>
        <TalkToUs />
      </Stack>
    </Toasts>
  );
}

function List({ conditions }: { conditions: readonly Known<Condition>[] }) {
  const t = useCopy(copy);
  const done = conditions.filter((condition) => stateOf(condition) === 'DONE');
  const others = conditions.filter((condition) => !done.includes(condition));
  const isAsked = others.some(isOpen);
  const list = useChanges(conditions);
  return (
    <div ref={list}>
      <Stack gap={3}>
        {others.length > 0 ? (
          <>
            <Text>{t(isAsked ? 'intro' : 'waiting')}</Text>
            <Stack as="ul" gap={3}>
              {others.map((condition) => (
                <ConditionItem key={condition.uuid} condition={condition} />
              ))}
            </Stack>
          </>
        ) : null}
        {done.length > 0 ? (
          <Details summary={t('done', { count: done.length })}>
            <Stack as="ul" gap={2}>
              {done.map((condition) => (
                <ConditionItem key={condition.uuid} condition={condition} />
              ))}
            </Stack>
          </Details>
        ) : null}
      </Stack>
    </div>
  );
}

/**
 * Says that the list has changed while it is looked at. The focus stays where it is; only if what had it is gone with the
 * change it goes to the page's heading, so that it is not lost.
 * @returns for the element around the list
 */
function useChanges(conditions: readonly Known<Condition>[]) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const now = conditions.map((condition) => `${condition.uuid} ${stateOf(condition)}`).join();
  const before = useRef(now);
  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: FocusEvent) => {
      hadFocus.current = element?.contains(target as Node) === true;
    };
    const root = element?.getRootNode();
    root?.addEventListener('focusin', follow as EventListener);
    return () => root?.removeEventListener('focusin', follow as EventListener);
  }, []);
  const say = useEffectEvent(() => {
    const count = conditions.filter(isOpen).length;
    announce(count > 0 ? t('changed', { count }) : t('changedNothing'));
  });
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    say();
    if (hadFocus.current && isFocusLost())
      list.current?.parentElement?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [now]);
  return list;
}
