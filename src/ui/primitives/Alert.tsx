import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './Icon.tsx';
import { space } from './styles.ts';

const TONE = {
  error: { icon: 'alert', role: 'alert' },
  warning: { icon: 'alert', role: 'status' },
  info: { icon: 'info', role: undefined },
  success: { icon: 'success', role: 'status' },
} as const satisfies Record<string, { icon: IconName; role: 'alert' | 'status' | undefined }>;

type AlertTone = keyof typeof TONE;

// `flex-wrap`, `cqi`: where letters are large, the words need the room of the icon beside them.
const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(1.5)};
  padding: min(${space(2)}, 5cqi);
  border: var(--heloc-border-width) solid;
  border-inline-start-width: 0.25em;
  border-radius: var(--heloc-radius-control);
  scroll-margin-block: 6em;
  ${({ $tone }) => css`
    border-color: var(--heloc-color-${$tone});
    background-color: var(--heloc-color-${$tone}-surface);
  `}
  color: var(--heloc-color-text);
  & > svg {
    color: var(--heloc-color-${({ $tone }) => $tone});
    margin-block-start: 0.125em;
  }
`;

const Body = styled.div`
  flex: 1 1 6em;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

const Action = styled.div`
  margin-block-start: ${space(1)};
`;

const Title = styled.p`
  margin: 0;
  font-weight: var(--heloc-font-weight-strong);
`;

export interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Present from the start and not news: no live role. */
  quiet?: boolean;
  /** By which it can be given the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that matters on this page. Errors interrupt, warnings and successes wait, information is silent. */
export function Alert({ tone, title, children, action, quiet = false, ref }: AlertProps) {
  const { icon, role } = TONE[tone];
  return (
    <Box ref={ref} $tone={tone} {...(ref ? { tabIndex: -1 } : {})}>
      <Icon name={icon} />
      <Body role={quiet ? undefined : role}>
        {title ? <Title>{title}</Title> : null}
        {children ? <div>{children}</div> : null}
        {action ? <Action>{action}</Action> : null}
      </Body>
    </Box>
  );
}
