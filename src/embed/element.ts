import type { MountOptions, MountUpdate } from '#src/mount/options.ts';
import { FAILURE } from './failure.ts';
import { FIXED_TEXTS, type Names } from './fixedOptions.ts';
import { defined, type Embedded, type Widget, warn } from './widget.ts';

/** Options that are texts and can be updated. */
const UPDATED_TEXTS = 'org chat apiBaseUrl assetBaseUrl supportPhone telemetry';
/** Options that are texts: an attribute each. */
const TEXTS = `${UPDATED_TEXTS} ${FIXED_TEXTS}` as const;
/** Every option: a property of the element. */
const ALL = `${TEXTS} apiBaseUrls brand documentTitle reloadOnChunkError getToken onEvent` as const;
type Listed = Names<typeof ALL>;
/** The nonce is the element's own. An option of a mount that is not listed is named by the compiler. */
type ListedBut<Missing extends never> = Listed | Missing;
type Option = ListedBut<Exclude<keyof MountOptions, Listed | 'nonce'>>;
const OPTIONS = ALL.split(' ') as Option[];

const attributeOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What a page has in the element stands there until we do. By a rule, as the parser may not have come to it yet.
 *
 * @returns takes the rule away again.
 */
function hideFallback(): () => void {
  // Older browsers go on showing it, above us.
  if (!('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`heloc-application>:not([data-heloc-mount],${FAILURE}){display:none!important}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Makes `<heloc-application>` mount what it has as attributes and properties. */
export function defineElement(mount: Widget['mount']): void {
  class HelocApplication extends HTMLElement {
    static observedAttributes = UPDATED_TEXTS.split(' ').map(attributeOf);
    declare private mounted: ReturnType<Widget['mount']> | undefined;
    /** What was set as properties: it counts before the attributes. */
    readonly given: Partial<Record<Option, unknown>> = {};
    /** Names of events; the remote looks at them, and at later ones. */
    private readonly listened: string[] = [];
    declare private begun: Promise<void> | undefined;
    declare private begin: (() => void) | undefined;
    declare private showFallback: () => void;

    private options(): Embedded {
      const texts = TEXTS.split(' ').map((option) => [
        option,
        this.getAttribute(attributeOf(option)) ?? undefined,
      ]);
      return {
        ...Object.fromEntries(texts),
        ...defined(this.given),
        nonce: this.nonce || undefined,
        target: this,
      };
    }
    override addEventListener(...listener: Parameters<HTMLElement['addEventListener']>): void {
      super.addEventListener(...listener);
      this.listened.push(listener[0]);
    }
    /** Settles when something is shown; waits until the element is on a page. */
    get ready(): Promise<void> {
      this.begun ??= new Promise((resolve) => {
        this.begin = resolve;
      });
      return this.mounted?.ready ?? this.begun.then(() => this.ready);
    }
    /** What is refused leaves the property as it was. */
    async update(changes: MountUpdate): Promise<void> {
      const before = Object.fromEntries(
        Object.keys(changes).map((option) => [option, this.given[option as Option]]),
      );
      Object.assign(this.given, changes);
      try {
        await this.mounted?.update(changes);
      } catch (error) {
        Object.assign(this.given, before);
        throw error;
      }
    }
    connectedCallback() {
      for (const option of OPTIONS) {
        // Set before this class took the element over.
        if (Object.hasOwn(this, option)) {
          const set = this as Partial<Record<Option, unknown>>;
          this.given[option] = set[option];
          delete set[option];
        }
      }
      // Moved: all of it is still there.
      if (this.mounted) return;
      this.showFallback = hideFallback();
      this.mounted = mount(this.options());
      this.begin?.();
    }
    disconnectedCallback() {
      // Moving an element disconnects it for a moment: wait to see whether it comes back.
      setTimeout(() => {
        if (this.isConnected) return;
        this.mounted = void this.mounted?.unmount();
        this.showFallback();
      });
    }
    attributeChangedCallback() {
      this.mounted?.update(this.options()).catch(warn);
    }
  }
  for (const option of OPTIONS) {
    Object.defineProperty(HelocApplication.prototype, option, {
      get(this: HelocApplication) {
        return this.given[option];
      },
      set(this: HelocApplication, value: unknown) {
        this.update({ [option]: value }).catch(warn);
      },
    });
  }
  customElements.define('heloc-application', HelocApplication);
}
