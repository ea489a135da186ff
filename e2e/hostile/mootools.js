// What MooTools 1.6 puts in the place of the browser's own, and adds so that it can be enumerated; with
// `window.MOOTOOLS_COMPAT` its compatibility layers as well. The library is in no registry that this project installs from.
(() => {
  function add(object, methods) {
    for (const name in methods) object[name] = methods[name];
  }
  const has = (object, name) => Object.hasOwn(object, name);
  const convert = (item) => {
    if (item == null) return [];
    const isList = typeof item.length === 'number' && typeof item !== 'function' && typeof item !== 'string';
    return isList ? [].slice.call(item) : [item];
  };
  for (const type of [Array, String, Number, Function, RegExp, Date, Boolean]) {
    const family = type.name.toLowerCase();
    type.prototype.$family = () => family;
    type.prototype.$constructor = type;
    add(type, {
      extend(name, value) {
        this[name] = value;
      },
      implement(name, value) {
        this.prototype[name] = value;
      },
      alias(name, other) {
        this.prototype[name] = this.prototype[other];
      },
    });
  }
  add(Array, {
    convert,
    each(list, work, context) {
      convert(list).forEach(work, context);
    },
  });
  add(Function.prototype, {
    hide() {
      this.$hidden = true;
      return this;
    },
    protect() {
      this.$protected = true;
      return this;
    },
    attempt(all, context) {
      try {
        return this.apply(context, convert(all));
      } catch {
        return null;
      }
    },
    pass(all, context) {
      return () => this.apply(context, convert(all));
    },
    delay(ms, context, all) {
      return setTimeout(() => this.apply(context, convert(all)), ms);
    },
  });
  add(Object, {
    keys(object) {
      const all = [];
      for (const name in object) if (has(object, name)) all.push(name);
      return all;
    },
    values(object) {
      return Object.keys(object).map((name) => object[name]);
    },
    each(object, work, context) {
      for (const name of Object.keys(object)) work.call(context, object[name], name, object);
    },
    append: Object.assign,
    clone: (object) => ({ ...object }),
    contains: (object, item) => Object.values(object).includes(item),
  });
  Date.now = () => Number(new Date(performance.timeOrigin + performance.now()));
  add(Array.prototype, {
    each(work, context) {
      this.forEach(work, context);
      return this;
    },
    clone() {
      return this.slice();
    },
    clean() {
      return this.filter((item) => item != null);
    },
    contains(item) {
      return this.indexOf(item) !== -1;
    },
    include(item) {
      if (!this.contains(item)) this.push(item);
      return this;
    },
    erase(item) {
      return this.filter((other) => other !== item);
    },
    empty() {
      this.length = 0;
      return this;
    },
    getLast() {
      return this[this.length - 1];
    },
    append(list) {
      this.push(...list);
      return this;
    },
  });
  add(String.prototype, {
    test(pattern) {
      return new RegExp(pattern).test(this);
    },
    contains(part) {
      return this.indexOf(part) > -1;
    },
    clean() {
      return this.replace(/\s+/g, ' ').trim();
    },
    capitalize() {
      return this.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    },
    toInt(base) {
      return Number.parseInt(this, base || 10);
    },
  });
  add(Number.prototype, {
    limit(min, max) {
      return Math.min(max, Math.max(min, this));
    },
    round(precision = 0) {
      return Math.round(this * 10 ** precision) / 10 ** precision;
    },
    times(work) {
      for (let index = 0; index < this; index += 1) work(index);
    },
  });
  add(Element.prototype, {
    $family: () => 'element',
    get(name) {
      return this[name] ?? this.getAttribute(name);
    },
    set(name, value) {
      this[name] = value;
      return this;
    },
    getElement(selector) {
      return this.querySelector(selector);
    },
    getElements(selector) {
      return convert(this.querySelectorAll(selector));
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    destroy() {
      this.dispose();
      return null;
    },
    empty() {
      this.textContent = '';
      return this;
    },
    clone(deep) {
      return this.cloneNode(deep);
    },
    inject(element) {
      element.appendChild(this);
      return this;
    },
    addClass(name) {
      this.classList.add(name);
      return this;
    },
    addEvent(type, work) {
      this.addEventListener(type, work);
      return this;
    },
  });
  window.$ = document.id = (id) => document.getElementById(id);

  if (!window.MOOTOOLS_COMPAT) return;
  Array.from = convert;
  const { bind } = Function.prototype;
  add(Function.prototype, {
    // The arguments of a call are left out where there are some already, which are one list.
    bind(context, all) {
      const given = all == null ? null : convert(all);
      return (...ofCall) => this.apply(context, given || ofCall);
    },
    bindWithEvent(context, all) {
      return bind.call(this, context, all);
    },
    run(all, context) {
      return this.apply(context, convert(all));
    },
  });
  window.Event = class DOMEvent {
    constructor(event) {
      this.event = event;
    }
  };
  window.JSON = {
    ...JSON,
    stringify: JSON.stringify,
    parse: JSON.parse,
    encode: JSON.stringify,
    decode: JSON.parse,
  };
})();
