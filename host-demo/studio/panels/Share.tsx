import type { PanelProps } from './panel.ts';
import { Archive } from './share/Archive.tsx';
import { Link } from './share/Link.tsx';
import { Report } from './share/Report.tsx';
import { Variables } from './share/Variables.tsx';
import './panels.css';

/** What leaves the studio: an archive, a link, custom properties, a report. */
export function Share(props: PanelProps) {
  return (
    <>
      <Archive {...props} />
      <Link {...props} />
      <Variables {...props} />
      <Report {...props} />
    </>
  );
}
