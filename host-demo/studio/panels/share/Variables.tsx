import { useMemo } from 'react';
import { cssVariables } from '../../model/cssVariables.ts';
import type { PanelProps } from '../panel.ts';
import { download } from './download.ts';
import { SharePart } from './SharePart.tsx';

export function Variables({ folder, context }: PanelProps) {
  const css = useMemo(() => cssVariables(context.look), [context.look]);
  return (
    <SharePart title="CSS variables">
      <p className="hint">The same tokens for the lender’s own pages.</p>
      <p className="acts">
        <button
          type="button"
          className="act plain"
          onClick={() => download(`${folder.code}.css`, css, 'text/css')}
        >
          Export CSS variables
        </button>
      </p>
      <details>
        <summary>Show them</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach that. */}
        <pre tabIndex={0} className="code">
          {css}
        </pre>
      </details>
    </SharePart>
  );
}
