import { loadHeloc } from '@heloc/embed';

Object.assign(window, { loadHeloc });
