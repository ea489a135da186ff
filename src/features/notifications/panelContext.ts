import { createContext, type RefObject, use } from 'react';
import type { Feed } from './useNotifications.ts';

export interface Panel {
  feed: Feed;
  /** A link was followed that leads away from here. */
  onLeave(): void;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error('The panel of notifications needs its button around it');
  return panel;
}

/** Whether the focus is to go into the panel. */
export const EntersContext = createContext<RefObject<boolean>>({ current: false });
