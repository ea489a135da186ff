import { Fragment, type ReactNode, useEffect } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Loaded } from '../loading/Loaded.tsx';
import { focusHeading, isFocusLost } from '../screens/headingFocus.ts';
import { copy } from './copy.ts';
import type { Draft } from './useDraft.ts';

interface WithDraftProps<Values> {
  draft: Draft<Values>;
  /** Of the page, where that is among the children. */
  heading?: string;
  children: (values: Partial<Values>) => ReactNode;
}

/** Content that a draft fills in: rendered once the draft was read, and remounted when its values are replaced. */
export function WithDraft<Values>({ draft, heading, children }: WithDraftProps<Values>) {
  const t = useCopy(copy);
  const { root, headingLevel } = useRuntime();
  const { query, revision } = draft;
  const hasFailed = query.isError && !query.isFetching;
  // The button that was pressed is gone, and with it the focus.
  const shownAgain = query.isSuccess ? query.errorUpdateCount + revision : 0;
  useEffect(() => {
    if (shownAgain > 0 && isFocusLost()) focusHeading(root, headingLevel);
  }, [shownAgain, root, headingLevel]);
  return (
    <>
      {heading && hasFailed ? <Heading level={1}>{heading}</Heading> : null}
      <Loaded query={query} failed={t.rich('unread', { phone: <SupportPhone /> })}>
        {() => <Fragment key={revision}>{children(draft.values)}</Fragment>}
      </Loaded>
    </>
  );
}
