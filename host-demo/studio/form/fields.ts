import { FACTS } from './facts.ts';
import { LEGAL } from './legal.ts';
import { COLOURS, SHAPE, TYPE } from './looks.ts';

export const GROUPS = { colours: COLOURS, type: TYPE, shape: SHAPE, facts: FACTS, legal: LEGAL } as const;
