import { useContext, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { copy } from '../copy.ts';
import { Heading } from '../primitives/Heading.tsx';
import { focusRing, space } from '../primitives/styles.ts';
import { useFocusOn } from '../primitives/useFocusOn.ts';
import { FormErrorStateContext, useFormScope } from './formContext.ts';
import { summaryTexts } from './summaryTexts.ts';

const Box = styled.div`
  padding: ${space(2.5)} min(${space(2.5)}, 6.5cqi);
  border: 0.1875em solid var(--heloc-color-error);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  scroll-margin-block: 6em;
`;

const Title = styled(Heading)`
  margin: 0 0 ${space(1)};
  font-size: 1.1875em;
  line-height: 1.3;
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Link = styled.a`
  display: inline-block;
  padding-block: 0.375em;
  border-radius: 0.125em;
  color: var(--heloc-color-error);
  font-weight: var(--heloc-font-weight-strong);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:focus-visible {
    ${focusRing}
  }
`;

interface ErrorSummaryProps {
  /** Counts the failed submits; each takes the focus here. */
  attempt: number;
}

/** Everything that is wrong, each with the way to its field. */
export function ErrorSummary({ attempt }: ErrorSummaryProps) {
  const t = useCopy(copy);
  const { errors } = useFormScope();
  const items = useExternalValue(errors.subscribe, () => errors.summary());
  const box = useFocusOn<HTMLDivElement>(attempt);
  const setTitlePrefix = useContext(FormErrorStateContext);
  const has = items.length > 0;
  const texts = summaryTexts(items, t);

  const setPrefix = useEffectEvent((hasErrors: boolean) =>
    setTitlePrefix?.(hasErrors ? t('errorPrefix') : undefined),
  );
  useEffect(() => {
    if (!has) return undefined;
    setPrefix(true);
    return () => setPrefix(false);
  }, [has]);

  if (!has) return null;
  return (
    <Box ref={box} tabIndex={-1} data-error-summary="">
      <div role="alert">
        <Title level={2}>{t('problemHeading')}</Title>
        <List>
          {items.map(({ path, message, field }, index) => {
            const { text, isNamed } = texts[index] ?? { text: message, isNamed: false };
            return (
              <li key={path}>
                {field === undefined ? (
                  message
                ) : (
                  <Link
                    href={`#${errors.idOf(field)}`}
                    aria-describedby={isNamed ? undefined : errors.labelOf(field)}
                    onClick={(event) => {
                      event.preventDefault();
                      errors.focus(field);
                    }}
                  >
                    {text}
                  </Link>
                )}
              </li>
            );
          })}
        </List>
      </div>
    </Box>
  );
}
