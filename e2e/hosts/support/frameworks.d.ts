/** What the starts of frameworks that are not installed here use of them. */
declare module 'next/server' {
  export function connection(): Promise<void>;
}
declare module '@react-router/dev/routes' {
  export interface RouteConfigEntry {
    path?: string;
    file: string;
  }
  export type RouteConfig = readonly RouteConfigEntry[];
  export function route(path: string, file: string): RouteConfigEntry;
}
