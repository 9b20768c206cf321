#!/usr/bin/env bash
# Makes every sound of the Lyon scenario, in two formats (Opus in Ogg, and MP3).
# The finished files are committed: this script is only needed to change them.
#
#   scenarios/lyon/make-sounds.sh [output folder]      (what it needs: the head of scripts/sounds.sh)
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

LENGTH=34   # seconds, the whole broadcast
HUM=2       # seconds of hum at each end of it

# The hum: a bee's wings, which beat about 220 times a second. $1: seconds, $2: file
hum() {
  sx -n -r $RATE -c 1 h1.wav synth "$1" sawtooth 219 vol 0.5
  sx -n -r $RATE -c 1 h2.wav synth "$1" sawtooth 222.5 vol 0.4
  sx -n -r $RATE -c 1 h3.wav synth "$1" triangle 438 vol 0.25
  sx -m h1.wav h2.wav h3.wav "$2" tremolo 13 35 tremolo 3.1 30 chorus 0.7 0.8 22 0.4 0.5 2 -t \
    lowpass 2400 highpass 150 trim 0 "$1" fade q 0.18 "$1" 0.25 gain -n -7
}

# 1. Hiss, ten seconds.
hiss 11 long.wav 0.30
seamless long.wav souffle.wav 10
encode souffle.wav souffle 24k 32k

# 2. Hum, alone.
hum $HUM bourdonnement.wav
encode bourdonnement.wav bourdonnement 24k 40k

# 3. The broadcast, between two hums.
speak emission voice.wav
on_air voice.wav voice-radio.wav pad 0.3
sx bourdonnement.wav hum-start.wav "${RADIO[@]}" vol 0.8
sx hum-start.wav voice-radio.wav front.wav
sx front.wav front-fit.wav pad 0 5 trim 0 "$((LENGTH - HUM))"
sx front-fit.wav hum-start.wav broadcast.wav
hiss $LENGTH under.wav 0.035
sx -m -v 1 broadcast.wav -v 1 under.wav emission.wav trim 0 $LENGTH fade t 0.02 $LENGTH 0.05 gain -n -1.5
encode emission.wav emission 16k 24k 16000

# 4. Four decoys, four seconds each: water, a bell of two strokes, two chopped voices.
fountain water.wav
encode water.wav leurre-1 24k 40k

bell bell.wav
encode bell.wav leurre-2 24k 40k

chop 'Moudre latinec, povar solite, drambelou cafinte, gritonel' fr+m7 '3 1 6 2 5 0 9 7 4 11 8 12 10 14 6 13 2 15 9 5' 0.10 leurre-3
chop 'Vendirac, souplemi torcade, balinofre quetisse, ombradou' fr+f2 '12 4 8 1 15 6 3 10 2 13 7 0 5 11 9 14 3 8 12 1' 0.16 leurre-4

# 5. The call of the transcription: the line, and the machine that takes it down.
CALL=156
line $CALL open.wav
taken_down machine.wav "$city/documents/transcription.mdx" 5 15 5 28 3 16 4 12 3 50 5 10
knock contact.wav 1500 0.02 1
tape 0.4 click.wav 0.02:0.9:contact.wav 0.11:0.6:contact.wav
tone ringing.wav 0.7 1
tape $CALL marks.wav 0:0.5:ringing.wav 0.9:0.9:click.wav 68.1:0.5:click.wav 155.4:0.9:click.wav
sx -m -v 0.4 open.wav -v 0.8 machine.wav -v 0.9 marks.wav appel.wav trim 0 $CALL highpass 280 lowpass 3400 \
  compand 0.01,0.2 6:-70,-60,-42,-24,-22,-14,0,-8 fade t 0.02 $CALL 0.1 gain -n -2
encode appel.wav appel 8k 16k 16000

report
