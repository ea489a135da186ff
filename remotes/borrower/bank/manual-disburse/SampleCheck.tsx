import { useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 28em;
  fill: var(--heloc-color-surface);
  stroke: var(--heloc-color-control-border);
  & text {
    fill: var(--heloc-color-text);
    stroke: none;
    font-size: 13px;
  }
  & .numbers {
    font-family: monospace;
    font-size: 15px;
  }
`;

/** Where the numbers stand on a check. */
export function SampleCheck() {
  const t = useCopy(copy);
  const id = useId();
  return (
    <Picture viewBox="0 0 400 190" role="img" aria-labelledby={id}>
      <title id={id}>{t('picture')}</title>
      <rect x="1" y="1" width="398" height="188" rx="8" />
      <path d="M20 50h180M20 80h260M300 70h80v22h-80z" />
      <text x="20" y="132" className="numbers">
        ⑆021000021⑆
      </text>
      <text x="160" y="132" className="numbers">
        000123456789⑈
      </text>
      <text x="330" y="132" className="numbers">
        1001
      </text>
      <path d="M20 142h112M160 142h130M330 142h40" />
      <text x="20" y="164">
        {t('pictureRouting')}
      </text>
      <text x="160" y="164">
        {t('pictureAccount')}
      </text>
      <text x="310" y="182">
        {t('pictureCheck')}
      </text>
    </Picture>
  );
}
