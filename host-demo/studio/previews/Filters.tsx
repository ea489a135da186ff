/** What is seen without one kind of cones, and without colours (Machado, Oliveira and Fernandes 2009, at full severity). */
const MATRICES: Readonly<Record<string, string>> = {
  protanopia: '0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0',
  achromatopsia: '0.213 0.715 0.072 0 0 0.213 0.715 0.072 0 0 0.213 0.715 0.072 0 0 0 0 0 1 0',
};

export const FILTERS: Readonly<Record<string, string>> = {
  protanopia: 'Without red (protanopia)',
  deuteranopia: 'Without green (deuteranopia)',
  tritanopia: 'Without blue (tritanopia)',
  achromatopsia: 'Without colors',
};

export function Filters() {
  return (
    <svg className="unseen" aria-hidden="true">
      {Object.entries(MATRICES).map(([id, values]) => (
        <filter key={id} id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={values} />
        </filter>
      ))}
    </svg>
  );
}
