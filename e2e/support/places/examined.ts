import { expect } from '@playwright/test';
import type { Worker } from '../hands.ts';

/** A state of a screen that is worth examining, and how to come to it. */
export interface Examined {
  name: string;
  /** A status, or the body of a sandbox application. */
  application: string | Record<string, unknown>;
  path?: string;
  heading: string | RegExp;
  /** From the page that opens to the place that is examined. */
  reach?: (at: Worker) => Promise<unknown>;
  /** What a submit with nothing filled in says. */
  refused?: { button: string; messages: string[] };
  /** The dialog that `reach` opened: what is refused is in it. */
  dialog?: string;
}

export const ready = (at: Worker, name: string) => expect(at.button(name)).toBeVisible();
