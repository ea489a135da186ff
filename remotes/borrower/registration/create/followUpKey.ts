/** In the tab, from the moment an application is made until everything that goes with it has been answered. */
export const FOLLOW_UP_KEY = 'follow-up';
