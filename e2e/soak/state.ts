import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../.cache/soak.json');

/** How far a run came: its seed and the tests that passed. */
interface State {
  seed: string;
  passed: string[];
}

/** The run that was broken off, unless another seed is asked for. */
export function readState(seed: string | undefined): State | undefined {
  try {
    const state = JSON.parse(readFileSync(FILE, 'utf8')) as State;
    return seed === undefined || seed === state.seed ? state : undefined;
  } catch {
    return undefined;
  }
}

export function writeState(state: State): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(state));
}

export const forgetState = () => rmSync(FILE, { force: true });
