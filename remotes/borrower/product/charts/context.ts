import { createContext } from 'react';
import type { PartProps } from '../select/parts.ts';

/** What is chosen, for charts that are loaded later than the page. */
export const PartContext = createContext<PartProps | undefined>(undefined);
