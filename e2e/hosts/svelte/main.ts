import { mount } from 'svelte';
import Site from './Site.svelte';

mount(Site, { target: document.querySelector('#root') as Element });
