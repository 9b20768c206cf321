#!/usr/bin/env bash
# Fait les sons de la ville, chacun en deux formats (Opus dans Ogg, et MP3). Les fichiers finis sont dans media/ :
# ce script ne sert qu’à les refaire. Les outils qu’il lui faut sont nommés en tête de scripts/sounds.sh.
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

LENGTH=14   # secondes, toute l’émission

# 1. Le souffle, cinq secondes, dont la fin rejoint le début.
hiss 6 long.wav 0.30
seamless long.wav souffle.wav 5
encode souffle.wav souffle 24k 32k

# 2. L’émission : une prise de voices.yaml, frappée par un télégraphe tant que personne ne l’a enregistrée.
speak emission voice.wav
on_air voice.wav voice-radio.wav pad 0.3
sx voice-radio.wav voice-fit.wav pad 0 2 trim 0 $LENGTH
hiss $LENGTH under.wav 0.035
sx -m -v 1 voice-fit.wav -v 1 under.wav emission.wav trim 0 $LENGTH fade t 0.02 $LENGTH 0.05 gain -n -1.5
encode emission.wav emission 16k 24k 16000

# 3. Le leurre : la fontaine, quatre secondes.
fountain water.wav
encode water.wav leurre 24k 40k

# 4. Deux leurres de plus, prêts à servir : retirez les « # », et nommez-les dans le récepteur (decoys).
# bell bell.wav                   une cloche, deux coups, quatre secondes
# encode bell.wav cloche 24k 40k
# foghorn fog.wav                 une corne de brume, cinq secondes
# encode fog.wav corne 24k 40k

report
