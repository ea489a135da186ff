import type { Reporter } from '#src/platform/reporter.ts';
import type { Surface } from './surface.ts';

/** What has the focus is kept in sight for as long as the surface is there. */
export function followFocus({ container, host }: Surface, reporter: Pick<Reporter, 'error'>): void {
  container.addEventListener('focusin', ({ target }) => {
    // With the next frame: until then the browser may scroll to it, too.
    const keep = ({ scrollIntoClearView }: typeof import('./scrollIntoClearView.ts')) =>
      requestAnimationFrame(() => {
        try {
          scrollIntoClearView(target as Element, host);
        } catch (error) {
          reporter.error(error, { where: 'keep-in-sight' });
        }
      });
    import(/* webpackChunkName: "api" */ './scrollIntoClearView.ts').then(keep, () => {});
  });
}
