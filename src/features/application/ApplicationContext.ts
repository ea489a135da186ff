import { createContext, useContext } from 'react';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import type { Status } from '#src/api/contract/status.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';

/** The application that the screens around are about. */
export interface Application {
  readonly uuid: string;
  readonly heloc: Heloc;
  readonly profile: Profile;
  readonly status: Status;
  /** The screen is open again, to change answers that were sent already. */
  readonly editing: boolean;
  /** The screen that is shown. */
  readonly screen: ScreenDefinition;
}

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** The application, fresh from the server. */
export function useApplication(): Application {
  const value = useContext(ApplicationContext);
  if (!value) throw new Error('This needs an application around it');
  return value;
}
