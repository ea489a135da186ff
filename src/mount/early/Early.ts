import type { ResolvedOptions } from '../options.ts';
import { createSurface, type Surface } from '../surface.ts';
import { draw } from './draw.ts';
import { type Hands, watchHands } from './hands.ts';
import type { Picture } from './picture.ts';
import { repeat } from './repeat.ts';

type Look = Pick<ResolvedOptions, 'isolation' | 'nonce'>;

/** By target: what is to stand there until the application does. */
const places = new WeakMap<Element, Early>();

/** Takes a place over from its picture, which is there no more unless it is shown already. */
export function takeEarly(target: Element): Early | undefined {
  const early = places.get(target);
  places.delete(target);
  if (early?.isShown) return early;
  early?.remove();
  return undefined;
}

/** The picture of a first step in its place: it can be typed into, and remembers which buttons were pressed. */
export class Early {
  private surface: Surface | undefined;
  private hands: Hands | undefined;
  private gone = false;
  private readonly pressed = new Set<Element>();

  constructor(private readonly target: Element) {
    places.set(target, this);
  }

  get isShown(): boolean {
    return this.surface !== undefined;
  }

  show(picture: Picture, base: string, { isolation, nonce }: Look): void {
    if (this.gone) return;
    const surface = createSurface(this.target, { mountId: 'heloc-early', isolation, nonce });
    const { container, styles } = surface;
    try {
      draw(picture, { container, styles, nonce, base });
    } catch (error) {
      surface.remove();
      throw error;
    }
    this.surface = surface;
    this.hands = watchHands(window);
    // Where a page keeps our listeners from hearing of it, a submit must not leave the page, nor name an answer in it.
    for (const form of container.querySelectorAll('form')) form.method = 'dialog';
    container.addEventListener('submit', (event) => this.press(event, event.submitter));
    container.addEventListener('click', (event) =>
      this.press(event, (event.target as Element).closest('button')),
    );
  }

  /** A button does what it does once there is somebody to do it. */
  private press(event: Event, button: HTMLElement | null): void {
    if (!button) return;
    event.preventDefault();
    this.pressed.add(button);
    button.setAttribute('aria-disabled', 'true');
    button.dataset.busy = '';
    button.style.cursor = 'progress';
  }

  /**
   * Lets the real step take the place, as soon as nobody is in the middle of something, and does there what has been
   * done here. `reveal` shows the step.
   */
  handOver(step: HTMLElement, reveal: () => void): void {
    this.hands?.whenFree(() => {
      const root = this.surface?.container as HTMLElement;
      const { activeElement: focused } = root.getRootNode() as Document | ShadowRoot;
      reveal();
      const twinOf = repeat({ root, focused }, step);
      this.remove();
      for (const button of this.pressed) twinOf(button)?.click();
    });
  }

  remove(): void {
    this.gone = true;
    if (places.get(this.target) === this) places.delete(this.target);
    this.hands?.stop();
    this.surface?.remove();
    this.surface = undefined;
  }
}
