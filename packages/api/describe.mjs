// What the packages promise to hosts, read from their types by the compiler.
import { createRequire } from 'node:module';

// The compiler that bundles the types: that of the repository offers no program of its own to scripts.
const require = createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor'));
/** @type {any} */
const ts = require('typescript');

/** One line, with everything that a name stands for. */
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * @param {Record<string, string>} entries a file of types by what a host imports
 */
export function readTypes(entries) {
  const program = ts.createProgram(Object.values(entries), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) {
    const host = {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => '',
      getNewLine: () => '\n',
    };
    throw new Error(ts.formatDiagnostics(problems, host));
  }
  const checker = program.getTypeChecker();

  const isOurs = (symbol) =>
    (symbol.declarations ?? []).some((node) => {
      const source = node.getSourceFile();
      if (program.isSourceFileDefaultLibrary(source)) return false;
      return !/\/node_modules\/(?!@heloc\/)/.test(source.fileName);
    });
  const text = (type) => checker.typeToString(type, undefined, FLAGS);
  const comment = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');

  /** The members of a union that has no name of its own, without `undefined`; else the type itself. */
  function alternatives(type, isNamed = Boolean(type.aliasSymbol)) {
    if (!type.isUnion() || isNamed) return [text(type)];
    const { Undefined, BooleanLiteral } = ts.TypeFlags;
    const members = type.types.filter(({ flags }) => !(flags & Undefined));
    const booleans = members.filter(({ flags }) => flags & BooleanLiteral);
    const rest = members.filter((member) => !booleans.includes(member)).map(text);
    return [...rest, ...(booleans.length === 2 ? ['boolean'] : booleans.map(text))].sort();
  }

  /** As it is written, with the names that stand there: what a name stands for has lines of its own. */
  const written = (node) => node.getText().replace(/\s+/g, ' ').replaceAll("'", '"');
  function writtenTypes(symbol) {
    const node = symbol.valueDeclaration;
    if (!node || node.parent.kind === ts.SyntaxKind.MappedType) return undefined;
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node))
      return [written(node)];
    if (!node.type) return undefined;
    const members = ts.isUnionTypeNode(node.type) ? [...node.type.types] : [node.type];
    return members
      .map(written)
      .filter((member) => member !== 'undefined')
      .sort();
  }

  const isHidden = (symbol) =>
    (symbol.declarations ?? []).some(
      (node) => ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
    );
  const properties = (type) =>
    checker
      .getPropertiesOfType(type)
      .filter((symbol) => isOurs(symbol) && !isHidden(symbol))
      .map((symbol) => ({
        name: symbol.getName(),
        isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
        isReadonly: (symbol.declarations ?? []).some(
          (node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly,
        ),
        isMethod: Boolean(symbol.flags & ts.SymbolFlags.Method),
        types: writtenTypes(symbol) ?? alternatives(checker.getTypeOfSymbol(symbol)),
        comment: comment(symbol),
        type: checker.getTypeOfSymbol(symbol),
      }));

  const exportsOf = (entry) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entries[entry])))
      .map((symbol) => ({
        name: symbol.getName(),
        symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      }));

  return {
    ts,
    checker,
    entries: Object.keys(entries),
    exportsOf,
    properties,
    alternatives,
    text,
    written,
    comment,
  };
}

/**
 * A line for everything that a host may rely on, by its name: another value is another promise.
 *
 * @param {ReturnType<typeof readTypes>} types
 * @returns {Record<string, string>}
 */
export function describeTypes({ ts, checker, entries, exportsOf, properties, alternatives, text, written }) {
  const lines = {};
  /** One is a line as well: it may become one of several. */
  const addAlternatives = (name, types) => {
    for (const type of types) lines[`${name} | ${type}`] = 'one of';
  };
  const addProperties = (name, type) => {
    for (const each of properties(type)) {
      const kind = `${each.isReadonly ? 'readonly ' : ''}${each.isOptional ? 'optional' : 'required'}`;
      lines[`${name}.${each.name}`] = kind;
      addAlternatives(`${name}.${each.name}`, each.types);
    }
  };
  /** Members of a union such as events, distinguished by `type`: a release may add fields to one. */
  const tagOf = (member) => {
    const tag = member.getProperty('type');
    return tag && checker.getTypeOfSymbol(tag).value;
  };

  const addType = (name, symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const [node] = symbol.declarations;
    if (type.isUnion() && type.types.every(tagOf)) {
      for (const member of type.types) {
        lines[`${name} "${tagOf(member)}"`] = 'one of';
        addProperties(`${name} "${tagOf(member)}"`, member);
      }
    } else if (type.isUnion()) {
      lines[name] = 'type';
      addAlternatives(name, alternatives(type, false));
    } else if (ts.isTypeAliasDeclaration(node) && ts.isMappedTypeNode(node.type)) {
      for (const each of checker.getPropertiesOfType(type)) {
        lines[`${name}.${each.getName()}`] = text(checker.getTypeOfSymbol(each));
      }
    } else if (properties(type).length > 0) {
      lines[name] = ts.isTypeAliasDeclaration(node) ? 'type' : 'interface';
      addProperties(name, type);
    } else lines[name] = ts.isTypeAliasDeclaration(node) ? written(node.type) : 'interface';
  };

  const addValue = (name, symbol) => {
    const node = symbol.valueDeclaration;
    lines[`${name} (value)`] = ts.isClassDeclaration(node)
      ? 'class'
      : written(ts.isVariableDeclaration(node) && node.type ? node.type : node).replace(/^export /, '');
  };

  for (const entry of entries) {
    for (const { name: own, symbol } of exportsOf(entry)) {
      const name = `${entry} ${own}`;
      const [, owner = ''] =
        /\/node_modules\/(@heloc\/[\w-]+)\//.exec(symbol.declarations[0].getSourceFile().fileName) ?? [];
      if (owner !== entry.split('/').slice(0, 2).join('/')) lines[name] = `${owner} ${symbol.getName()}`;
      else {
        if (symbol.flags & ts.SymbolFlags.Type) addType(name, symbol);
        if (symbol.flags & ts.SymbolFlags.Value) addValue(name, symbol);
      }
    }
  }
  return Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
}
