import { axe } from './axe.ts';
import { codesniffer } from './codesniffer.ts';
import { equalAccess } from './equalAccess.ts';

/** Everybody who is asked about a page. Each finds what the others do not. */
export const ENGINES = [axe, equalAccess, codesniffer];
