// What Prototype 1.7 puts in the place of the browser's own, and adds so that it can be enumerated: the library is in no
// registry that this project installs from.
(() => {
  function add(object, methods) {
    for (const name in methods) object[name] = methods[name];
  }
  const self = (item) => item;
  function toArray(source) {
    if (!source) return [];
    if ('toArray' in Object(source)) return source.toArray();
    let { length } = source;
    const all = new Array(length || 0);
    while (length--) all[length] = source[length];
    return all;
  }
  Array.from = toArray;

  // In the place of the browser's, without the third argument of a callback.
  const enumerable = {
    each(work, context) {
      for (let index = 0; index < this.length; index += 1) work.call(context, this[index], index);
      return this;
    },
    map(work = self, context) {
      const all = [];
      this.each((item, index) => all.push(work.call(context, item, index)));
      return all;
    },
    filter(work, context) {
      const all = [];
      this.each((item, index) => work.call(context, item, index) && all.push(item));
      return all;
    },
    find(work, context) {
      return this.filter(work, context)[0];
    },
    some(work = self, context) {
      return this.filter(work, context).length > 0;
    },
    every(work = self, context) {
      return this.filter(work, context).length === this.length;
    },
    include(item) {
      return this.indexOf(item) >= 0;
    },
    inject(start, work) {
      let sum = start;
      this.each((item, index) => {
        sum = work(sum, item, index);
      });
      return sum;
    },
    invoke(method, ...all) {
      return this.map((item) => item[method](...all));
    },
    pluck(name) {
      return this.map((item) => item[name]);
    },
    toArray() {
      return [].concat(this);
    },
    size() {
      return this.length;
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
  };
  add(enumerable, {
    collect: enumerable.map,
    detect: enumerable.find,
    findAll: enumerable.filter,
    select: enumerable.filter,
    member: enumerable.include,
    any: enumerable.some,
    all: enumerable.every,
    entries: enumerable.toArray,
  });
  add(Array.prototype, enumerable);
  const { reverse } = Array.prototype;
  add(Array.prototype, {
    clear() {
      this.length = 0;
      return this;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    compact() {
      return this.filter((item) => item != null);
    },
    reverse(inline) {
      return reverse.call(inline === false ? this.toArray() : this);
    },
    clone: enumerable.toArray,
  });

  add(Object, {
    extend: (object, source) => {
      add(object, source);
      return object;
    },
    // With what is inherited.
    values(object) {
      const all = [];
      for (const name in object) all.push(object[name]);
      return all;
    },
    clone: (object) => ({ ...object }),
    isArray: Array.isArray,
  });
  add(Function.prototype, {
    wrap(around) {
      const inner = this;
      return function (...all) {
        return around.call(this, inner.bind(this), ...all);
      };
    },
    curry(...first) {
      return this.bind(undefined, ...first);
    },
    defer(...all) {
      return setTimeout(() => this(...all), 10);
    },
  });
  add(String.prototype, {
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    include(part) {
      return this.indexOf(part) > -1;
    },
    startsWith(part) {
      return this.lastIndexOf(part, 0) === 0;
    },
    endsWith(part) {
      const at = this.length - part.length;
      return at >= 0 && this.indexOf(part, at) === at;
    },
    toArray() {
      return this.split('');
    },
    blank() {
      return /^\s*$/.test(this);
    },
    empty() {
      return this.length === 0;
    },
  });
  add(Number.prototype, {
    succ() {
      return this + 1;
    },
    round() {
      return Math.round(this);
    },
  });
  add(RegExp.prototype, { match: RegExp.prototype.test });
  add(Event.prototype, {
    stop() {
      this.preventDefault();
      this.stopPropagation();
    },
    element() {
      return this.target;
    },
  });
  add(Element.prototype, {
    // Throws on what has no parent.
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    update(content) {
      this.textContent = content;
      return this;
    },
    replace(content) {
      this.parentNode.replaceChild(content, this);
      return this;
    },
    insert(content) {
      this.appendChild(content);
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    visible() {
      return this.style.display !== 'none';
    },
    up() {
      return this.parentNode;
    },
    down(selector) {
      return this.querySelector(selector);
    },
    next() {
      return this.nextElementSibling;
    },
    previous() {
      return this.previousElementSibling;
    },
    select(selector) {
      return toArray(this.querySelectorAll(selector));
    },
    match(selector) {
      return this.matches(selector);
    },
    clone(deep) {
      return this.cloneNode(deep);
    },
  });
  window.$ = (id) => document.getElementById(id);
  window.$A = toArray;
  window.$$ = (selector) => toArray(document.querySelectorAll(selector));
})();
