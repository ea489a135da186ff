import type { ReactElement, ReactNode } from 'react';
import { type Arguments, type Copy, type CopyStrings, useCopy } from './copy.tsx';

interface WordsProps {
  copy: Copy;
  text: string;
  values: Readonly<Record<string, ReactNode>> | undefined;
}

function Words({ copy, text, values }: WordsProps) {
  return <>{useCopy(copy).rich(text, values)}</>;
}

/**
 * A text to be kept, such as what came of a press. It is an element, which follows the organisation for as long as it is shown:
 * the result of `t` would go on saying the words of the press (docs/decisions/0068-words-followed-one-by-one.md).
 */
export const words = <S extends CopyStrings, K extends keyof S & string>(
  copy: Copy<S>,
  key: K,
  ...[values]: Arguments<S[K], ReactNode>
): ReactElement => <Words copy={copy} text={key} values={values} />;
