import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { getChatAgents } from '#src/api/contract/chatAgents.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { labelText } from '#src/ui/form/FieldParts.tsx';
import { solidOptions } from '#src/ui/form/selectStyles.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { controlBox } from '#src/ui/primitives/styles.ts';
import { chosenAgentAtom } from './chosenAgent.ts';
import { copy } from './copy.ts';

const Label = styled.label`
  ${labelText}
`;
const Select = styled.select`
  ${controlBox}
  ${solidOptions}
`;

/** Whom the chat is sent to. The agents are asked for once somebody looks. */
export function View() {
  const t = useCopy(copy);
  const id = useId();
  const { api } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useAtom(chosenAgentAtom);
  const agents = useQuery({
    queryKey: ['chat-agents'],
    queryFn: ({ signal }) => api.call(getChatAgents, { signal }),
    enabled: isOpen,
  });
  return (
    <Details summary={t('heading')} open={isOpen} onToggle={setOpen}>
      {isOpen ? (
        <Loaded query={agents}>
          {({ agents: staff }) => (
            <>
              <Label htmlFor={id}>{t('agent')}</Label>
              <Select
                id={id}
                value={chosen?.name ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setChosen(staff.find(({ name }) => name === value))
                }
              >
                <option value="">{t('any')}</option>
                {staff.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            </>
          )}
        </Loaded>
      ) : null}
    </Details>
  );
}
