import { SURROUNDINGS } from '#scenarios/surroundings.ts';
import { control } from './control.ts';
import { button, byId, h, onClick } from './dom.ts';
import { attempt } from './messages.ts';
import { openPublic } from './open.ts';
import { launchTarget } from './where.ts';

const DISMISSED = 'dismissed-banners';
const PAGES = {
  product: 'In the product',
  marketing: 'On a page that advertises',
} as const;

/** Each state of the announcements; they are served to every page until the file's are served again. */
export function startBanners(open: (label: string, body: object) => void): void {
  const states = Object.entries(SURROUNDINGS).filter(([name]) => name.startsWith('banners-'));
  byId('banner-states').replaceChildren(
    ...states.map(([scenario, { label }]) =>
      h(
        'li',
        {},
        h('div', {}, label),
        button('Open', label, () => open(label, { org: launchTarget().org, scenario })),
      ),
    ),
  );
  byId('banner-styles').replaceChildren(
    ...Object.entries(PAGES).map(([placement, label]) =>
      button(label, '', () => {
        void attempt('', () =>
          openPublic(
            { ...launchTarget(), host: 'lender', remote: 'banner' },
            `/register-v2?placement=${placement}`,
          ),
        );
      }),
    ),
  );
  onClick('banners-file', () => {
    void attempt("The file's announcements are served", () => control('PUT', '/banners', { items: null }));
  });
  onClick('banners-again', () => {
    localStorage.removeItem(DISMISSED);
    void attempt('Nothing is dismissed on this site', async () => {});
  });
}
