import type { Surface } from '../surface.ts';
import { type Early, takeEarly } from './earlySteps.ts';
import { takeOver } from './takeOver.ts';

/**
 * The moment at which something of a mount is seen. Until then a prerendered first step stands in its place; it gives way
 * to the real one once no interaction is unfinished, and at once to any other content.
 */
export class Reveal {
  private early: Early | undefined;
  private surface: Surface | undefined;
  private isOver = false;

  /** @param onShown is called once, when something is seen */
  constructor(
    target: Element,
    private readonly onShown: () => void,
  ) {
    this.early = takeEarly(target);
  }

  /** Whether what is rendered has to wait unseen. */
  get isCovered(): boolean {
    return this.early !== undefined;
  }

  /** @param surface what is rendered, from now on */
  begin(surface: Surface): void {
    this.surface = surface;
  }

  /** The first step is there. */
  step(): void {
    const { early, surface } = this;
    if (this.isOver) return;
    this.isOver = true;
    if (early && surface)
      takeOver(early, surface.container, () => {
        surface.show();
        this.onShown();
      });
    else this.onShown();
  }

  /** A page that is no screen, such as one that asks for a login, is something seen as well: no step will follow it. */
  page(): void {
    queueMicrotask(() => {
      if (this.isOver || !this.surface) return;
      this.uncover();
      this.isOver = true;
      this.onShown();
    });
  }

  /** The first step does not come: what says so must not stay behind the prerendered one. */
  uncover(): void {
    if (this.isOver || !this.early) return;
    this.early.remove();
    this.early = undefined;
    this.surface?.show();
  }

  remove(): void {
    this.early?.remove();
    this.surface = undefined;
  }
}
