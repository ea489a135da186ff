/** Folders of the packages that are part of what is shipped, as the builds of the remotes and the loader find them. */
export const shipped = new Set<string>();
