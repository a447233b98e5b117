import { answer } from './answer';
import type { Asked } from './messages';

addEventListener('message', (message: MessageEvent<Asked>) => postMessage(answer(message.data)));
