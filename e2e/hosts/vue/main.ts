import { createApp, defineComponent, h, ref, version } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
import HomeEquity from './HomeEquity.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/rates', component: { render: () => h('h1', 'Rates') } },
    { path: '/account/heloc/:rest(.*)*', component: HomeEquity },
  ],
});

const Site = defineComponent(() => {
  const count = ref(0);
  const link = (to: string, text: string) => h(RouterLink, { to }, () => text);
  return () => [
    h('nav', [
      link('/rates', 'Rates'),
      link('/account/heloc', 'Home equity'),
      link('/account/heloc/coming-soon?reason=product', 'Other products'),
    ]),
    h('p', `Vue ${version}`),
    h('button', { type: 'button', onClick: () => (count.value += 1) }, `Count ${count.value}`),
    h(RouterView),
  ];
});

createApp(Site).use(router).mount('#root');
