import { landmarksFor } from '../landmarks.ts';
import type { ResolvedOptions } from '../options.ts';
import { keepKeys } from '../ownKeys.ts';
import { createSurface, detach, type Surface } from '../surface.ts';
import { draw } from './draw.ts';
import { type Early, earlySteps } from './earlySteps.ts';
import { type Interaction, watchInteraction } from './interaction.ts';
import { nextFrame } from './nextFrame.ts';
import { type PrerenderedStep, ROOT_ID } from './prerendered.ts';

/** What leads to another place on the step. */
const SKIP_LINK = 'a[href^="#"]';

type Look = Pick<ResolvedOptions, 'isolation' | 'nonce'>;

/** A first step that the build has rendered, in its place: it can be typed into, and remembers which buttons were pressed. */
export class EarlyStep implements Early {
  declare private surface: Pick<Surface, 'container' | 'remove'> | undefined;
  declare private interaction: Interaction | undefined;
  private gone = false;
  readonly pressed = new Set<Element>();

  /** @param save keeps what stands there, when it goes before the application is there */
  constructor(
    private readonly target: Element,
    private readonly save?: (root: HTMLElement) => void,
  ) {
    earlySteps().set(target, this);
  }

  get root(): HTMLElement | undefined {
    return this.surface?.container;
  }

  /** Takes over what the host's server has put in the page. @returns whether there was anything */
  claim(): boolean {
    const host = this.target.querySelector<HTMLElement>(':scope>[data-heloc-first]');
    const container = host?.shadowRoot?.querySelector('div');
    if (!host || !container) return false;
    host.dataset.helocMount = ROOT_ID;
    keepKeys(host);
    this.take({ container, remove: () => detach(host) });
    return true;
  }

  show(prerendered: PrerenderedStep, base: string, { isolation, nonce }: Look): void {
    if (this.gone) return;
    const surface = createSurface(this.target, { mountId: ROOT_ID, isolation, nonce });
    if (!surface) return;
    try {
      const drawRest = draw(prerendered, { ...surface, nonce, base });
      nextFrame().then(() => this.surface && drawRest());
    } catch (error) {
      surface.remove();
      throw error;
    }
    this.take(surface);
  }

  private take(surface: Pick<Surface, 'container' | 'remove'>): void {
    const { container } = surface;
    const { isMain, needsSkipLink } = landmarksFor(this.target);
    if (isMain) container.role = 'main';
    if (!needsSkipLink) container.querySelector(SKIP_LINK)?.remove();
    this.surface = surface;
    this.interaction = watchInteraction(window);
    window.addEventListener('pagehide', this.leave);
    // If the page stops the event's propagation, a native submit must neither navigate nor put answers into the address.
    for (const form of container.querySelectorAll('form')) form.method = 'dialog';
    container.addEventListener('submit', (event) => this.press(event, event.submitter));
    container.addEventListener('click', (event) =>
      this.press(event, (event.target as Element).closest<HTMLElement>(`button, ${SKIP_LINK}`)),
    );
  }

  /** A press is kept, and carried out when React has taken over. */
  private press(event: Event, button: HTMLElement | null): void {
    if (!button) return;
    event.preventDefault();
    this.pressed.add(button);
    button.setAttribute('aria-disabled', 'true');
    button.dataset.busy = '';
    button.style.cursor = 'progress';
  }

  /** It goes, or the page does, and nothing takes it over. */
  readonly leave = () => {
    if (this.root) this.save?.(this.root);
  };

  isFree(): boolean {
    return !this.interaction || this.interaction.isFree();
  }

  remove(): void {
    this.gone = true;
    if (earlySteps().get(this.target) === this) earlySteps().delete(this.target);
    this.interaction?.stop();
    window.removeEventListener('pagehide', this.leave);
    this.surface?.remove();
    this.surface = undefined;
  }
}
