import { type Question, serveBots, type ThinkingScope } from '../../bots';
import { fetchBots } from '../../games/bots';

const scope: ThinkingScope = { onmessage: null, postMessage: (answer) => postMessage(answer) };
addEventListener('message', (message: MessageEvent<Question>) => scope.onmessage?.(message));
serveBots(scope, fetchBots);
