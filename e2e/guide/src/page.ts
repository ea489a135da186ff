import { follow } from './follow.ts';

const application = document.querySelector('heloc-application');
const progress = document.querySelector('#progress');
if (application && progress) follow(application, progress);
