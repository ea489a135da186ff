import type { Surface } from '../surface.ts';
import { type Early, takeEarly } from './earlySteps.ts';
import { takeOver } from './takeOver.ts';

/**
 * Decides when the content of a mount becomes visible. Until then the prerendered first step is shown; the real one replaces
 * it once no interaction is unfinished, any other content at once.
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

  /** The prerendered step has to go before the real one comes: another application still stands for it. */
  drop(): void {
    this.early?.remove();
    this.early = undefined;
  }

  /** The first step failed to load: the prerendered one must not cover the message. */
  uncover(): void {
    if (this.isOver || !this.early) return;
    this.drop();
    this.surface?.show();
  }

  remove(): void {
    this.early?.remove();
    this.surface = undefined;
  }
}
