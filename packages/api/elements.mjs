// `custom-elements.json`: what editors, Storybook and other tools know of `<heloc-application>`.

const TAG = 'heloc-application';
const attributeOf = (option) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Numbers stand in markup as they are. */
const isText = (type) => type === 'string' || type === 'number' || /^((["'])[^"']*\2|\d+)$/.test(type);

/** The option's default, where its comment names one: "Default `browser`." */
const defaultOf = (comment) => /Default `([^`]+)`/.exec(comment)?.[1];

/** @param {ReturnType<import('./describe.mjs').readTypes>} types */
export function describeElement({ ts, checker, exportsOf, properties, alternatives, text, comment }) {
  const entry = '@heloc/embed';
  const exported = Object.fromEntries(exportsOf(entry).map(({ name, symbol }) => [name, symbol]));
  const typeOf = (name) => checker.getDeclaredTypeOfSymbol(exported[name]);
  // Every element has listeners: only their types are ours.
  const own = properties(typeOf('HelocElement')).filter(({ name }) => !name.endsWith('EventListener'));
  const fields = own.map((each) => {
    // Named unions are written out as well, because an author of markup picks one of the values.
    const { type } = each;
    const types = alternatives(type, false);
    return { ...each, types, isAttribute: !each.isMethod && !each.isReadonly && types.every(isText) };
  });
  const written = ({ types }) => types.join(' | ').replaceAll('"', "'");
  const described = (each, quote) => ({
    type: { text: written(each) },
    ...(each.comment ? { description: each.comment } : {}),
    ...(defaultOf(each.comment) ? { default: `${quote}${defaultOf(each.comment)}${quote}` } : {}),
  });

  const details = Object.fromEntries(
    typeOf('HelocEvent').types.map((member) => {
      const [type, ...detail] = [
        member.getProperty('type'),
        ...properties(member).filter(({ name }) => name !== 'type'),
      ];
      const name = checker.getTypeOfSymbol(type).value;
      const fieldsOf = detail.map(
        (each) => `${each.name}${each.isOptional ? '?' : ''}: ${each.types.join(' | ')}`,
      );
      return [
        name,
        {
          type: { text: fieldsOf.length > 0 ? `CustomEvent<{ ${fieldsOf.join('; ')} }>` : 'CustomEvent' },
          ...(comment(type) ? { description: comment(type) } : {}),
        },
      ];
    }),
  );

  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'index.js',
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: 'HelocElement',
            tagName: TAG,
            description: comment(exported.HelocElement),
            superclass: { name: 'HTMLElement' },
            attributes: fields
              .filter(({ isAttribute }) => isAttribute)
              .map((each) => ({
                name: attributeOf(each.name),
                fieldName: each.name,
                ...described(each, ''),
              })),
            members: fields.map((each) =>
              each.isMethod
                ? method(each)
                : {
                    kind: 'field',
                    name: each.name,
                    privacy: 'public',
                    ...(each.isReadonly ? { readonly: true } : {}),
                    ...(each.isAttribute ? { attribute: attributeOf(each.name) } : {}),
                    ...described(each, "'"),
                  },
            ),
            events: Object.entries(details).flatMap(([name, detail]) =>
              [':', '-'].map((sign) => ({ name: `heloc${sign}${name}`, ...detail })),
            ),
          },
        ],
        exports: [
          {
            kind: 'custom-element-definition',
            name: TAG,
            declaration: { name: 'HelocElement', module: 'index.js' },
          },
        ],
      },
    ],
  };

  function method({ name, type, comment: description }) {
    const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
    return {
      kind: 'method',
      name,
      privacy: 'public',
      ...(description ? { description } : {}),
      parameters: signature.getParameters().map((parameter) => ({
        name: parameter.getName(),
        type: { text: text(checker.getTypeOfSymbol(parameter)) },
      })),
      return: { type: { text: text(signature.getReturnType()) } },
    };
  }
}

/**
 * The same, a line for each promise.
 *
 * @returns {Record<string, string>}
 */
export function describeManifest({ modules: [{ declarations }] }) {
  const [{ tagName, attributes, events }] = declarations;
  return Object.fromEntries([
    ...attributes.flatMap(({ name, type }) => [
      [`<${tagName}> attribute ${name}`, 'a text'],
      ...(type.text === 'string'
        ? []
        : type.text.split(' | ').map((value) => [`<${tagName}> attribute ${name} | ${value}`, 'one of'])),
    ]),
    // What they tell is among the types.
    ...events.map(({ name }) => [`<${tagName}> event ${name}`, 'an event']),
  ]);
}
