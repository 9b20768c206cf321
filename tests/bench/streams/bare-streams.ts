import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Open responses of node:http and nothing else, the reference of a stream's memory. Its first message is the port; a number of bytes
// answers each message.
const server = createServer((_request, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n'));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('disconnect', () => process.exit(0));
